DROP INDEX "workspace_invitations_waiting";--> statement-breakpoint
ALTER TABLE "workspace_voice_channels" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace_voice_channels" ADD CONSTRAINT "workspace_voice_channels_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_voice_channels_by" ON "workspace_voice_channels" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_invitations_waiting" ON "workspace_invitations" USING btree ("workspace_id","invitee_email") WHERE accepted_at is null and declined_at is null and withdrawn_at is null;