CREATE TABLE "workspace_message_reactions" (
	"message_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_message_reactions_message_id_account_id_reaction_pk" PRIMARY KEY("message_id","account_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "workspace_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"invitee_email" text NOT NULL,
	"role" text NOT NULL,
	"invite_message" text DEFAULT '' NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "workspace_invitations_address_is_lower_case" CHECK ("workspace_invitations"."invitee_email" = lower("workspace_invitations"."invitee_email")),
	CONSTRAINT "workspace_invitations_role" CHECK ("workspace_invitations"."role" in ('owner', 'member', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "workspace_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"account_id" uuid,
	"client_id" uuid,
	"message_content" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"reference_file_id" integer,
	"reply_to_id" integer,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "workspace_messages_deleted" CHECK ("workspace_messages"."deleted_at" is null or "workspace_messages"."message_content" = '')
);
--> statement-breakpoint
CREATE TABLE "workspace_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"last_read_message_id" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_participants_role" CHECK ("workspace_participants"."role" in ('owner', 'member', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"workspace_type" text DEFAULT 'general' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"allow_screen_sharing" boolean DEFAULT true NOT NULL,
	"allow_whiteboard" boolean DEFAULT true NOT NULL,
	"allow_voice_chat" boolean DEFAULT true NOT NULL,
	"project_id" integer,
	"service_id" integer,
	"ar_session_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "workspaces_type" CHECK ("workspaces"."workspace_type" in ('general', 'ar_session'))
);
--> statement-breakpoint
ALTER TABLE "workspace_message_reactions" ADD CONSTRAINT "workspace_message_reactions_message_id_workspace_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."workspace_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_message_reactions" ADD CONSTRAINT "workspace_message_reactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD CONSTRAINT "workspace_invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD CONSTRAINT "workspace_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_messages" ADD CONSTRAINT "workspace_messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_messages" ADD CONSTRAINT "workspace_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_participants" ADD CONSTRAINT "workspace_participants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_participants" ADD CONSTRAINT "workspace_participants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_message_reactions_of_account" ON "workspace_message_reactions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_invitations_waiting" ON "workspace_invitations" USING btree ("workspace_id","invitee_email") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "workspace_invitations_of_workspace" ON "workspace_invitations" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "workspace_invitations_of_address" ON "workspace_invitations" USING btree ("invitee_email");--> statement-breakpoint
CREATE INDEX "workspace_invitations_by" ON "workspace_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "workspace_messages_of_workspace" ON "workspace_messages" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "workspace_messages_of_account" ON "workspace_messages" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_messages_client" ON "workspace_messages" USING btree ("workspace_id","account_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_participants_account" ON "workspace_participants" USING btree ("workspace_id","account_id");--> statement-breakpoint
CREATE INDEX "workspace_participants_of_account" ON "workspace_participants" USING btree ("account_id","workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_of_project" ON "workspaces" USING btree ("project_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workspaces_of_service" ON "workspaces" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "workspaces_public" ON "workspaces" USING btree ("id") WHERE is_public and deleted_at is null;--> statement-breakpoint
CREATE INDEX "workspaces_deleted" ON "workspaces" USING btree ("deleted_at") WHERE deleted_at is not null;