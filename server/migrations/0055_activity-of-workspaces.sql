CREATE TABLE "workspace_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"type" text NOT NULL,
	"account_id" uuid,
	"about_account_id" uuid,
	"file_id" integer,
	"model_id" integer,
	"role" text,
	"count" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_about_account_id_accounts_id_fk" FOREIGN KEY ("about_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_file_id_workspace_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."workspace_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_model_id_workspace_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."workspace_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_activity_of_workspace" ON "workspace_activity" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "workspace_activity_of_account" ON "workspace_activity" USING btree ("account_id","workspace_id","id");--> statement-breakpoint
CREATE INDEX "workspace_activity_about" ON "workspace_activity" USING btree ("about_account_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_of_file" ON "workspace_activity" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_of_model" ON "workspace_activity" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_happened" ON "workspace_activity" USING btree ("happened_at");