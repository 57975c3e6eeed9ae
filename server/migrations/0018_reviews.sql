CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"reporter_account_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"is_upheld" boolean
);
--> statement-breakpoint
CREATE TABLE "review_responses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"responder_account_id" uuid,
	"responder_name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "review_votes_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_type" text NOT NULL,
	"expert_id" integer NOT NULL,
	"service_id" integer,
	"project_id" integer,
	"reviewer_account_id" uuid,
	"reviewer_name" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"keywords" text NOT NULL,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"helpfulness" double precision GENERATED ALWAYS AS (case when (votes_up + votes_down) = 0 then 0 else (votes_up::double precision / (votes_up + votes_down) + 1.959963984540054 * 1.959963984540054 / (2 * (votes_up + votes_down)) - 1.959963984540054 * sqrt((votes_up::double precision / (votes_up + votes_down) * (1 - votes_up::double precision / (votes_up + votes_down)) + 1.959963984540054 * 1.959963984540054 / (4 * (votes_up + votes_down))) / (votes_up + votes_down))) / (1 + 1.959963984540054 * 1.959963984540054 / (votes_up + votes_down)) end) STORED NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removal_reason" text,
	"removed_by" uuid,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5 and "reviews"."rating" * 2 = floor("reviews"."rating" * 2)),
	CONSTRAINT "reviews_type" CHECK ("reviews"."review_type" in ('expert', 'service')),
	CONSTRAINT "reviews_removal" CHECK (("reviews"."removed_at" is null) = ("reviews"."removal_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_responder_account_id_accounts_id_fk" FOREIGN KEY ("responder_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_account_id_accounts_id_fk" FOREIGN KEY ("reviewer_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","reporter_account_id");--> statement-breakpoint
CREATE INDEX "review_reports_waiting" ON "review_reports" USING btree ("id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_responses_once" ON "review_responses" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_votes_of_account" ON "review_votes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("reviewer_account_id","project_id","expert_id");--> statement-breakpoint
CREATE INDEX "reviews_of_expert" ON "reviews" USING btree ("expert_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_service" ON "reviews" USING btree ("service_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_date" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_helpfulness" ON "reviews" USING btree ("helpfulness" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin (("title" || ' ' || "content" || ' ' || "keywords") gin_trgm_ops);