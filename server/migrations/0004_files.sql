CREATE TABLE "blob_disposals" (
	"sha256" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"original_name" text NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blobs_sha256_is_hex" CHECK ("blobs"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "blobs_are_not_empty" CHECK ("blobs"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blobs_content" ON "blobs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "blobs_owner" ON "blobs" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "blobs_created" ON "blobs" USING btree ("created_at");