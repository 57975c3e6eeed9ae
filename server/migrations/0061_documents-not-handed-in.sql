CREATE TABLE "verification_draft_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_draft_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_profile_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_draft_documents" ADD CONSTRAINT "verification_draft_documents_expert_profile_id_expert_profiles_id_fk" FOREIGN KEY ("expert_profile_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_draft_documents" ADD CONSTRAINT "verification_draft_documents_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_draft_documents_of_expert" ON "verification_draft_documents" USING btree ("expert_profile_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_draft_documents_blob" ON "verification_draft_documents" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "verification_draft_documents_added" ON "verification_draft_documents" USING btree ("added_at");