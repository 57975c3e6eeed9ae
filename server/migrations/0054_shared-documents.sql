CREATE TABLE "shared_document_updates" (
	"name" text NOT NULL,
	"seq" integer NOT NULL,
	"change" "bytea" NOT NULL,
	CONSTRAINT "shared_document_updates_name_seq_pk" PRIMARY KEY("name","seq")
);
--> statement-breakpoint
CREATE TABLE "shared_documents" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"folded_seq" integer DEFAULT 0 NOT NULL,
	"state" "bytea",
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_document_updates" ADD CONSTRAINT "shared_document_updates_name_shared_documents_name_fk" FOREIGN KEY ("name") REFERENCES "public"."shared_documents"("name") ON DELETE cascade ON UPDATE no action;