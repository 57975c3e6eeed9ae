ALTER TABLE "projects" ADD COLUMN "narrowing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "analyst_hours" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "grounds" jsonb;