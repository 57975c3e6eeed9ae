CREATE TABLE "analysis_plans" (
	"key" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analysis_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run" uuid NOT NULL,
	"project_id" integer,
	"analyst_name" text NOT NULL,
	"outcome" text DEFAULT 'running' NOT NULL,
	"fallback_reason" text,
	"detail" text,
	"is_from_cache" boolean DEFAULT false NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "analysis_runs_run_unique" UNIQUE("run"),
	CONSTRAINT "analysis_runs_end" CHECK (("analysis_runs"."outcome" = 'running') = ("analysis_runs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "analysis_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"taken" numeric(14, 6) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_plans" ADD CONSTRAINT "analysis_plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_plans_of_project" ON "analysis_plans" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "analysis_plans_by_age" ON "analysis_plans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analysis_runs_of_project" ON "analysis_runs" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "analysis_runs_by_start" ON "analysis_runs" USING btree ("started_at");