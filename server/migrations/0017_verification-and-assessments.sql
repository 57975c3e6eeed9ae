CREATE TABLE "assessment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expert_profile_id" integer NOT NULL,
	"skill_type" text NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"answers" jsonb,
	"score_percentage" smallint,
	"has_passed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assessment_attempts_score" CHECK ("assessment_attempts"."score_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "verification_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"document_name" text NOT NULL,
	"document_type" text NOT NULL,
	"scan" text NOT NULL,
	"finding" text,
	CONSTRAINT "verification_documents_scan" CHECK ("verification_documents"."scan" in ('waiting', 'clean', 'infected', 'unscanned'))
);
--> statement-breakpoint
CREATE TABLE "verification_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_account_id" uuid,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_profile_id" integer NOT NULL,
	"request_type" text NOT NULL,
	"submission_notes" text,
	"current_status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_notes" text,
	"decided_at" timestamp with time zone,
	"decided_by_account_id" uuid,
	CONSTRAINT "verification_requests_status" CHECK ("verification_requests"."current_status" in ('pending', 'in_review', 'approved', 'rejected', 'needs_more_info'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expert_profiles" ADD COLUMN "passed_assessments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_expert_profile_id_expert_profiles_id_fk" FOREIGN KEY ("expert_profile_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_by_account_id_accounts_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_expert_profile_id_expert_profiles_id_fk" FOREIGN KEY ("expert_profile_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_account_id_accounts_id_fk" FOREIGN KEY ("decided_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_attempts_of_expert" ON "assessment_attempts" USING btree ("expert_profile_id","skill_type","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_attempts_one_is_open" ON "assessment_attempts" USING btree ("expert_profile_id","skill_type") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "verification_documents_of_request" ON "verification_documents" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_documents_blob" ON "verification_documents" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "verification_events_of_request" ON "verification_events" USING btree ("request_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_events_by" ON "verification_events" USING btree ("by_account_id");--> statement-breakpoint
CREATE INDEX "verification_events_decisions" ON "verification_events" USING btree ("at") WHERE action = 'status-changed';--> statement-breakpoint
CREATE INDEX "verification_requests_of_expert" ON "verification_requests" USING btree ("expert_profile_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_requests_by_status" ON "verification_requests" USING btree ("current_status","id");--> statement-breakpoint
CREATE INDEX "verification_requests_decided_by" ON "verification_requests" USING btree ("decided_by_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_one_waits" ON "verification_requests" USING btree ("expert_profile_id") WHERE current_status in ('pending', 'in_review');--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "expert_profiles_location_trigrams" ON "expert_profiles" USING gin ("location" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "expert_profiles_verification" ON "expert_profiles" USING btree ("verification_status","id" DESC NULLS LAST);