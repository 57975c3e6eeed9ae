CREATE TABLE "ar_availability" (
	"expert_id" integer PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"notice_hours" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ar_guest_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ar_session_moments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_session_moments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ar_session_stays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_session_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"side" text NOT NULL,
	"peer_id" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ar_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_id" integer,
	"expert_name" text NOT NULL,
	"client_account_id" uuid,
	"client_name" text NOT NULL,
	"client_email" text NOT NULL,
	"client_timezone" text,
	"service_id" integer,
	"project_id" integer,
	"task_id" integer,
	"title" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"busy_from" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"connected_seconds" integer DEFAULT 0 NOT NULL,
	"connected_since" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"is_cancelled_late" boolean DEFAULT false NOT NULL,
	"reminded_of" text,
	"waiting_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ar_sessions_status" CHECK ("ar_sessions"."status" in ('scheduled', 'active', 'completed', 'ended', 'cancelled')),
	CONSTRAINT "ar_sessions_cancelled" CHECK (("ar_sessions"."status" = 'cancelled') = ("ar_sessions"."cancelled_by" is not null)),
	CONSTRAINT "ar_sessions_busy" CHECK ("ar_sessions"."busy_from" < "ar_sessions"."busy_until"),
	CONSTRAINT "ar_sessions_held" CHECK ("ar_sessions"."held_until" is null or "ar_sessions"."status" in ('scheduled', 'cancelled')),
	CONSTRAINT "ar_sessions_expert" CHECK ("ar_sessions"."expert_id" is not null or "ar_sessions"."status" not in ('scheduled', 'active'))
);
--> statement-breakpoint
ALTER TABLE "ar_availability" ADD CONSTRAINT "ar_availability_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_guest_links" ADD CONSTRAINT "ar_guest_links_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_session_moments" ADD CONSTRAINT "ar_session_moments_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_session_stays" ADD CONSTRAINT "ar_session_stays_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_sessions" ADD CONSTRAINT "ar_sessions_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_sessions" ADD CONSTRAINT "ar_sessions_client_account_id_accounts_id_fk" FOREIGN KEY ("client_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_sessions" ADD CONSTRAINT "ar_sessions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_sessions" ADD CONSTRAINT "ar_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_sessions" ADD CONSTRAINT "ar_sessions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ar_guest_links_token" ON "ar_guest_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "ar_guest_links_of_session" ON "ar_guest_links" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "ar_session_moments_of_session" ON "ar_session_moments" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_session_stays_open" ON "ar_session_stays" USING btree ("session_id","peer_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "ar_session_stays_of_session" ON "ar_session_stays" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_sessions_request" ON "ar_sessions" USING btree ("client_email","request_id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_client" ON "ar_sessions" USING btree ("client_account_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_guest" ON "ar_sessions" USING btree ("client_email","starts_at","id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_expert" ON "ar_sessions" USING btree ("expert_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_service" ON "ar_sessions" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_project" ON "ar_sessions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "ar_sessions_of_task" ON "ar_sessions" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "ar_sessions_to_come" ON "ar_sessions" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "ar_sessions_active" ON "ar_sessions" USING btree ("started_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "ar_sessions_held" ON "ar_sessions" USING btree ("held_until") WHERE held_until is not null;