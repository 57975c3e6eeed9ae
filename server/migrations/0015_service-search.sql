CREATE TABLE "service_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "services_title_trigrams";--> statement-breakpoint
ALTER TABLE "services" drop column "search";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when is_paused then ''::tsvector else setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'C') || array_to_tsvector(skill_ids || case when is_ar_enabled then array['#a'] else array[]::text[] end || array['#c' || category_id::text, '#h' || (((id::bigint * 2654435761) % 4294967296) / 33554432)::text, '#q' || (floor((5 - ((rating_average * reviews_count + 25.2) / (reviews_count + 6))::float8) * 40)::int)::text, '#r' || (floor((5 - rating_average) * 20)::int)::text, '#p' || (floor(ln(hourly_rate::float8 + 1) * 12)::int)::text]) end) STORED;--> statement-breakpoint
CREATE INDEX "service_words_by_beginning" ON "service_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_words_trigrams" ON "service_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "services_by_rate" ON "services" USING btree ("hourly_rate","id") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "services_by_category_and_rate" ON "services" USING btree ("category_id","hourly_rate","id") WHERE not is_paused;
--> statement-breakpoint
-- It went with its column.
CREATE INDEX "services_search" ON "services" USING gin ("search") WITH (fastupdate=false);