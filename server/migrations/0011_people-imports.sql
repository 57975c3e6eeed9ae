CREATE TABLE "people_import_rejections" (
	"import_id" integer NOT NULL,
	"line_number" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "people_import_rejections_import_id_line_number_pk" PRIMARY KEY("import_id","line_number")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by_account_id" uuid,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"blob_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"share" real DEFAULT 0 NOT NULL,
	"lines_done" integer DEFAULT 0 NOT NULL,
	"experts_created" integer DEFAULT 0 NOT NULL,
	"experts_updated" integer DEFAULT 0 NOT NULL,
	"services_written" integer DEFAULT 0 NOT NULL,
	"categories_created" integer DEFAULT 0 NOT NULL,
	"lines_rejected" integer DEFAULT 0 NOT NULL,
	"skill_words_unknown" integer DEFAULT 0 NOT NULL,
	"unknown_skills" text[] DEFAULT '{}' NOT NULL,
	"failure_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "people_imports_status" CHECK ("people_imports"."status" in ('queued', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "people_import_rejections" ADD CONSTRAINT "people_import_rejections_import" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_started_by_account_id_accounts_id_fk" FOREIGN KEY ("started_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_imports_blob" ON "people_imports" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "people_imports_started_by" ON "people_imports" USING btree ("started_by_account_id");