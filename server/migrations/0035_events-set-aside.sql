CREATE TABLE "event_failures" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer NOT NULL,
	"error" text NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"set_aside_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_failures" ADD CONSTRAINT "event_failures_event_id_domain_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."domain_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_failures_open" ON "event_failures" USING btree ("subject") WHERE set_aside_at is null;