CREATE TABLE "workspace_file_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_file_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"version" integer NOT NULL,
	"blob_id" uuid,
	"link_url" text,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_file_versions_hold_one" CHECK (("workspace_file_versions"."blob_id" is null) <> ("workspace_file_versions"."link_url" is null))
);
--> statement-breakpoint
CREATE TABLE "workspace_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"account_id" uuid,
	"file_name" text NOT NULL,
	"file_description" text DEFAULT '' NOT NULL,
	"newest_version_id" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "workspace_file_versions" ADD CONSTRAINT "workspace_file_versions_file_id_workspace_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."workspace_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_file_versions" ADD CONSTRAINT "workspace_file_versions_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_file_versions" ADD CONSTRAINT "workspace_file_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_files" ADD CONSTRAINT "workspace_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_files" ADD CONSTRAINT "workspace_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_file_versions_number" ON "workspace_file_versions" USING btree ("file_id","version");--> statement-breakpoint
CREATE INDEX "workspace_file_versions_of_blob" ON "workspace_file_versions" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "workspace_file_versions_of_account" ON "workspace_file_versions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_files_name" ON "workspace_files" USING btree ("workspace_id",lower("file_name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workspace_files_of_workspace" ON "workspace_files" USING btree ("workspace_id","newest_version_id");--> statement-breakpoint
CREATE INDEX "workspace_files_of_account" ON "workspace_files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "workspace_files_deleted" ON "workspace_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "workspace_messages" ADD CONSTRAINT "workspace_messages_reference_file_id_workspace_files_id_fk" FOREIGN KEY ("reference_file_id") REFERENCES "public"."workspace_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_messages_of_file" ON "workspace_messages" USING btree ("reference_file_id");