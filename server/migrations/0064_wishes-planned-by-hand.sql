ALTER TABLE "plan_corrections" DROP CONSTRAINT "plan_corrections_kind";--> statement-breakpoint
ALTER TABLE "plan_corrections" ADD COLUMN "notes_before" text[];--> statement-breakpoint
ALTER TABLE "plan_corrections" ADD CONSTRAINT "plan_corrections_kind" CHECK ("plan_corrections"."kind" in ('edited', 'added', 'split', 'merged', 'moved', 'deleted', 'dismissed'));