CREATE TABLE "offer_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"scope" text,
	"price" numeric(12, 2),
	"due_date" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"task_id" integer,
	"task_title" text NOT NULL,
	"expert_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"scope" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"due_date" date NOT NULL,
	"answer_within_days" smallint NOT NULL,
	"expires_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'delivered', 'closed')),
	CONSTRAINT "offers_price" CHECK ("offers"."price" > 0),
	CONSTRAINT "offers_expiry" CHECK (("offers"."expires_at" is not null) = ("offers"."status" in ('offered', 'countered')))
);
--> statement-breakpoint
ALTER TABLE "offer_steps" ADD CONSTRAINT "offer_steps_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_expert_id_expert_profiles_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_steps_of_offer" ON "offer_steps" USING btree ("offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_hired" ON "offers" USING btree ("task_id") WHERE status in ('accepted', 'delivered', 'closed');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("task_id","expert_id") WHERE status in ('offered', 'countered');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_request" ON "offers" USING btree ("project_id","request_id","task_id","expert_id");--> statement-breakpoint
CREATE INDEX "offers_of_project" ON "offers" USING btree ("project_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_of_expert" ON "offers" USING btree ("expert_id","id" DESC NULLS LAST);