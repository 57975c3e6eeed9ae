CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"timezone" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{client}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_is_lower_case" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"skill_ids" text[] DEFAULT '{}' NOT NULL,
	"hourly_rate" numeric(10, 2) NOT NULL,
	"is_ar_enabled" boolean DEFAULT false NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_rate" CHECK ("services"."hourly_rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "expert_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expert_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid,
	"expert_email" text NOT NULL,
	"expert_name" text NOT NULL,
	"title" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"location" text,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"website_url" text,
	"linkedin_url" text,
	"github_url" text,
	"portfolio_url" text,
	"phone_number" text,
	"years_experience" integer DEFAULT 0 NOT NULL,
	"availability_status" text DEFAULT 'available' NOT NULL,
	"verification_status" text DEFAULT 'not_verified' NOT NULL,
	"hourly_rate" numeric(10, 2) NOT NULL,
	"skill_ids" text[] DEFAULT '{}' NOT NULL,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"completed_count" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', bio), 'B')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expert_profiles_availability" CHECK ("expert_profiles"."availability_status" in ('available', 'busy', 'unavailable')),
	CONSTRAINT "expert_profiles_verification" CHECK ("expert_profiles"."verification_status" in ('verified', 'pending', 'rejected', 'not_verified')),
	CONSTRAINT "expert_profiles_rate" CHECK ("expert_profiles"."hourly_rate" >= 0),
	CONSTRAINT "expert_profiles_email_is_lower_case" CHECK ("expert_profiles"."expert_email" = lower("expert_profiles"."expert_email"))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domain_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dispatched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"room" text NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_messages_room_seq_pk" PRIMARY KEY("room","seq")
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"room" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_account_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"request_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"total_estimated_hours" numeric(10, 1),
	"total_estimated_cost" numeric(12, 2),
	"hours_low" numeric(10, 1),
	"hours_high" numeric(10, 1),
	"cost_low" numeric(12, 2),
	"cost_high" numeric(12, 2),
	"questions" text[] DEFAULT '{}' NOT NULL,
	"plan_notes" text[] DEFAULT '{}' NOT NULL,
	"failure_reason" text,
	"analyst_name" text,
	"analysis_run" uuid,
	"tasks_expected" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('submitted', 'decomposing', 'decomposed', 'in_progress', 'completed', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "task_matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"expert_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"match_score" integer NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "task_matches_score" CHECK ("task_matches"."match_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"deliverable" text NOT NULL,
	"acceptance_check" text NOT NULL,
	"cited_sentences" text[] NOT NULL,
	"complexity_level" text NOT NULL,
	"hours_range" jsonb NOT NULL,
	"estimated_hours" numeric(10, 1) NOT NULL,
	"hourly_rate" numeric(12, 2) NOT NULL,
	"estimated_cost" numeric(12, 2) NOT NULL,
	"required_skill_ids" text[] NOT NULL,
	"predecessors" integer[] NOT NULL,
	"matched_at" timestamp with time zone,
	CONSTRAINT "tasks_complexity" CHECK ("tasks"."complexity_level" in ('low', 'medium', 'high', 'expert'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_profiles" ADD CONSTRAINT "expert_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_account_id_accounts_id_fk" FOREIGN KEY ("client_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_matches" ADD CONSTRAINT "task_matches_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_matches" ADD CONSTRAINT "task_matches_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "credentials_account" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_identity" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_ins_account" ON "sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_account" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "services_of_expert" ON "services" USING btree ("expert_id","title");--> statement-breakpoint
CREATE INDEX "services_by_rating" ON "services" USING btree ("rating_average" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "services_by_category" ON "services" USING btree ("category_id","rating_average" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "services_title_trigrams" ON "services" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "expert_profiles_email" ON "expert_profiles" USING btree ("expert_email");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_profiles_account" ON "expert_profiles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "expert_profiles_skills" ON "expert_profiles" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "domain_events_waiting" ON "domain_events" USING btree ("id") WHERE dispatched_at is null;--> statement-breakpoint
CREATE INDEX "live_messages_age" ON "live_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_request" ON "projects" USING btree ("client_account_id","request_id");--> statement-breakpoint
CREATE INDEX "projects_of_client" ON "projects" USING btree ("client_account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "task_matches_expert" ON "task_matches" USING btree ("task_id","expert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_matches_rank" ON "task_matches" USING btree ("task_id","rank");--> statement-breakpoint
CREATE INDEX "task_matches_by_expert" ON "task_matches" USING btree ("expert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_of_project" ON "tasks" USING btree ("project_id","position");