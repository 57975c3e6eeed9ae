CREATE TABLE "task_outcomes" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"client_account_id" uuid NOT NULL,
	"recorded_by" uuid,
	"actual_hours" numeric(10, 1) NOT NULL,
	"estimated_hours" numeric(10, 1) NOT NULL,
	"hours_range" jsonb NOT NULL,
	"is_analysts" boolean NOT NULL,
	"template_keys" text[] NOT NULL,
	"learned_factor" real NOT NULL,
	"trade_id" text,
	"is_sample" boolean NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_outcomes_hours" CHECK ("task_outcomes"."actual_hours" > 0)
);
--> statement-breakpoint
ALTER TABLE "task_outcomes" ADD CONSTRAINT "task_outcomes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_outcomes" ADD CONSTRAINT "task_outcomes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_outcomes" ADD CONSTRAINT "task_outcomes_client_account_id_accounts_id_fk" FOREIGN KEY ("client_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_outcomes" ADD CONSTRAINT "task_outcomes_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_outcomes_newest" ON "task_outcomes" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "task_outcomes_of_client" ON "task_outcomes" USING btree ("client_account_id");--> statement-breakpoint
CREATE INDEX "task_outcomes_of_project" ON "task_outcomes" USING btree ("project_id");