ALTER TABLE "offers" DROP CONSTRAINT "offers_expert_id_expert_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "expert_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_profiles_words_trigrams" ON "expert_profiles" USING gin ((' ' || "expert_name" || ' ' || "title" || ' ' || "expert_email") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_expert" CHECK ("offers"."expert_id" is not null or "offers"."status" = 'closed');