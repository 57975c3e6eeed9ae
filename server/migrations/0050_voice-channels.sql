CREATE TABLE "workspace_voice_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_voice_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspace_voice_channels" ADD CONSTRAINT "workspace_voice_channels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_voice_channels_name" ON "workspace_voice_channels" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
-- What every workspace begins with, for those that began before.
INSERT INTO "workspace_voice_channels" ("workspace_id", "name") SELECT w.id, c.name FROM "workspaces" w CROSS JOIN (VALUES (1, 'General'), (2, 'Design Review'), (3, 'Dev Sync')) c(place, name) ORDER BY w.id, c.place;
