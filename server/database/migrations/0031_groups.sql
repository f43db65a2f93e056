CREATE TABLE "groups" (
	"owner_id" uuid NOT NULL,
	"id" text NOT NULL,
	"noun" text NOT NULL,
	"name" text NOT NULL,
	"member_ids" bigint[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id","created_at","id");