CREATE TABLE "circle_credits" (
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"of" text NOT NULL,
	"cents" integer NOT NULL,
	"left_cents" integer NOT NULL,
	"is_usable" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circle_credits_user_id_plan_pk" PRIMARY KEY("user_id","plan")
);
--> statement-breakpoint
ALTER TABLE "circle_credits" ADD CONSTRAINT "circle_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;