CREATE TABLE "service_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "services_by_rating";--> statement-breakpoint
DROP INDEX "services_by_category";--> statement-breakpoint
ALTER TABLE "services" drop column "search";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when is_paused then ''::tsvector else setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'C') || array_to_tsvector(skill_ids || case when is_ar_enabled then array['#a'] else array[]::text[] end || case when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 1 then array['#s0', '#s1', '#s2'] when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 8 then array['#s1', '#s2'] when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 64 then array['#s2'] else array[]::text[] end || array['#c' || category_id::text, '#q' || (least(60, greatest(0, floor((5 - ((rating_average * reviews_count + 25.2) / (reviews_count + 6))::float8) * 40)))::int)::text, '#r' || (least(40, greatest(0, floor((5 - rating_average) * 20)))::int)::text, '#p' || (least(66, greatest(30, floor(ln(hourly_rate::float8 + 1) * 12)))::int)::text]) end) STORED;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_paused_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_pictures_of_service" ON "service_pictures" USING btree ("service_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "service_pictures_blob" ON "service_pictures" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "services_by_rating" ON "services" USING btree ("rating_average","id") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "services_by_category" ON "services" USING btree ("category_id","rating_average","id") WHERE not is_paused;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_paused_by_admin" CHECK ("services"."is_paused" or not "services"."is_paused_by_admin");
--> statement-breakpoint
-- It went with its column.
CREATE INDEX "services_search" ON "services" USING gin ("search") WITH (fastupdate=false);