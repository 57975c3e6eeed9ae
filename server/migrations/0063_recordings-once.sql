ALTER TABLE "ar_recordings" ALTER COLUMN "blob_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ar_recordings" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
-- What was kept twice before stays, a millisecond apart.
WITH "twice" AS (SELECT "id", row_number() OVER (PARTITION BY "session_id", "started_at" ORDER BY "id") - 1 AS "later" FROM "ar_recordings")
UPDATE "ar_recordings" SET "started_at" = "started_at" + "twice"."later" * interval '1 millisecond' FROM "twice" WHERE "twice"."id" = "ar_recordings"."id" AND "twice"."later" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ar_recordings_once" ON "ar_recordings" USING btree ("session_id","started_at");--> statement-breakpoint
ALTER TABLE "ar_recordings" ADD CONSTRAINT "ar_recordings_removed" CHECK (("ar_recordings"."blob_id" is null) = ("ar_recordings"."removed_at" is not null));