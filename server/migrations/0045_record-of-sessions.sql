CREATE TABLE "ar_annotations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_annotations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"by" text NOT NULL,
	"annotation_type" text NOT NULL,
	"annotation_data" jsonb NOT NULL,
	"timestamp_ms" bigint NOT NULL,
	"operation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ar_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"by" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ar_notes" (
	"session_id" integer NOT NULL,
	"by" text NOT NULL,
	"notes" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ar_notes_session_id_by_pk" PRIMARY KEY("session_id","by")
);
--> statement-breakpoint
CREATE TABLE "ar_recording_consents" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"client" boolean DEFAULT false NOT NULL,
	"expert" boolean DEFAULT false NOT NULL,
	"was_both" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ar_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ar_recordings_seconds" CHECK ("ar_recordings"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "ar_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ar_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"by" text NOT NULL,
	"caption" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ALTER COLUMN "owner_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ar_annotations" ADD CONSTRAINT "ar_annotations_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_messages" ADD CONSTRAINT "ar_messages_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_notes" ADD CONSTRAINT "ar_notes_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_recording_consents" ADD CONSTRAINT "ar_recording_consents_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_recordings" ADD CONSTRAINT "ar_recordings_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_recordings" ADD CONSTRAINT "ar_recordings_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_snapshots" ADD CONSTRAINT "ar_snapshots_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ar_snapshots" ADD CONSTRAINT "ar_snapshots_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ar_annotations_of_session" ON "ar_annotations" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_annotations_operation" ON "ar_annotations" USING btree ("session_id","operation_id") WHERE operation_id is not null;--> statement-breakpoint
CREATE INDEX "ar_messages_of_session" ON "ar_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_messages_message" ON "ar_messages" USING btree ("session_id","message_id");--> statement-breakpoint
CREATE INDEX "ar_recordings_of_session" ON "ar_recordings" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_recordings_blob" ON "ar_recordings" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "ar_snapshots_of_session" ON "ar_snapshots" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ar_snapshots_blob" ON "ar_snapshots" USING btree ("blob_id");