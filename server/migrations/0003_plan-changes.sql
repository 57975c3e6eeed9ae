CREATE TABLE "plan_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"task_title" text NOT NULL,
	"analyst_name" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"plan_version" integer NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_corrections_kind" CHECK ("plan_corrections"."kind" in ('edited', 'added', 'split', 'merged', 'moved', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_corrections" ADD CONSTRAINT "plan_corrections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_corrections" ADD CONSTRAINT "plan_corrections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_corrections_of_project" ON "plan_corrections" USING btree ("project_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_corrections_of_account" ON "plan_corrections" USING btree ("account_id");