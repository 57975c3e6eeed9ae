DROP INDEX "ar_sessions_request";--> statement-breakpoint
ALTER TABLE "ar_guest_links" ADD COLUMN "is_asked_for" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ar_sessions_request" ON "ar_sessions" USING btree ("client_email","request_id") WHERE request_id is not null;--> statement-breakpoint
ALTER TABLE "ar_recording_consents" DROP COLUMN "was_both";