CREATE TABLE "workspace_model_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_model_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"z" double precision NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workspace_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"account_id" uuid,
	"blob_id" uuid,
	"model_file_url" text NOT NULL,
	"model_format" text NOT NULL,
	"model_name" text NOT NULL,
	"position_x" double precision DEFAULT 0 NOT NULL,
	"position_y" double precision DEFAULT 0 NOT NULL,
	"position_z" double precision DEFAULT 0 NOT NULL,
	"rotation_x" double precision DEFAULT 0 NOT NULL,
	"rotation_y" double precision DEFAULT 0 NOT NULL,
	"rotation_z" double precision DEFAULT 0 NOT NULL,
	"scale_factor" double precision DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "workspace_models_scale" CHECK ("workspace_models"."scale_factor" > 0)
);
--> statement-breakpoint
ALTER TABLE "workspace_model_comments" ADD CONSTRAINT "workspace_model_comments_model_id_workspace_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."workspace_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_model_comments" ADD CONSTRAINT "workspace_model_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_models" ADD CONSTRAINT "workspace_models_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_models" ADD CONSTRAINT "workspace_models_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_models" ADD CONSTRAINT "workspace_models_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_model_comments_of_model" ON "workspace_model_comments" USING btree ("model_id","id");--> statement-breakpoint
CREATE INDEX "workspace_model_comments_of_account" ON "workspace_model_comments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "workspace_models_of_workspace" ON "workspace_models" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "workspace_models_of_account" ON "workspace_models" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "workspace_models_of_blob" ON "workspace_models" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "workspace_models_deleted" ON "workspace_models" USING btree ("deleted_at") WHERE deleted_at is not null;