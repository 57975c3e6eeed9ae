CREATE TABLE "mail_refusals" (
	"address" text PRIMARY KEY NOT NULL,
	"refusals" integer NOT NULL,
	"words" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() + interval '1 minute';--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE sent_at is null and next_try_at is not null;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
-- What left, was refused for good, or is older than it is tried, is not taken up again.
UPDATE "mails" SET "next_try_at" = NULL WHERE "sent_at" IS NOT NULL OR starts_with("failure", 'refused: ') OR "created_at" < now() - interval '2 days';
