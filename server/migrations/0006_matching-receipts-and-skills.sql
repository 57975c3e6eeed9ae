CREATE TABLE "expert_skills" (
	"expert_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"place" smallint NOT NULL,
	"standing" real NOT NULL,
	"hourly_rate" numeric(10, 2) NOT NULL,
	CONSTRAINT "expert_skills_expert_id_skill_id_pk" PRIMARY KEY("expert_id","skill_id")
);
--> statement-breakpoint
DROP INDEX "expert_profiles_skills";--> statement-breakpoint
DROP INDEX "task_matches_by_expert";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "stated_budget" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "task_matches" ADD COLUMN "is_newcomer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_matches" ADD COLUMN "rules_version" integer;--> statement-breakpoint
ALTER TABLE "task_matches" ADD COLUMN "inputs" jsonb;--> statement-breakpoint
ALTER TABLE "task_matches" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "expert_skills" ADD CONSTRAINT "expert_skills_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_skills_best" ON "expert_skills" USING btree ("skill_id","standing" DESC NULLS LAST,"expert_id","place","hourly_rate");--> statement-breakpoint
CREATE INDEX "task_matches_by_expert" ON "task_matches" USING btree ("expert_id","created_at");