CREATE TABLE "style_blueprints" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"gender" text NOT NULL,
	"quiz_version" integer NOT NULL,
	"personality" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "style_blueprints" ADD CONSTRAINT "style_blueprints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;