CREATE TABLE "friend_asks" (
	"asker_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_invitations" (
	"inviter_id" uuid NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "friend_invitations_inviter_id_email_pk" PRIMARY KEY("inviter_id","email")
);
--> statement-breakpoint
CREATE TABLE "relationships" (
	"lower_id" uuid NOT NULL,
	"higher_id" uuid NOT NULL,
	"friends_since" timestamp (3) with time zone,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"lower_blocked_at" timestamp (3) with time zone,
	"higher_blocked_at" timestamp (3) with time zone,
	CONSTRAINT "relationships_lower_id_higher_id_pk" PRIMARY KEY("lower_id","higher_id"),
	CONSTRAINT "relationships_order" CHECK ("relationships"."lower_id" < "relationships"."higher_id"),
	CONSTRAINT "relationships_state" CHECK (("relationships"."friends_since" is null or "relationships"."asked_by" is null)
        and ("relationships"."friends_since" is null
          or ("relationships"."lower_blocked_at" is null and "relationships"."higher_blocked_at" is null))
        and ("relationships"."asked_by" is null) = ("relationships"."asked_at" is null)
        and ("relationships"."asked_by" is null or "relationships"."asked_by" in ("relationships"."lower_id", "relationships"."higher_id"))
        and ("relationships"."declined_at" is null or "relationships"."asked_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "friend_asks" ADD CONSTRAINT "friend_asks_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD CONSTRAINT "friend_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_lower_id_users_id_fk" FOREIGN KEY ("lower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_higher_id_users_id_fk" FOREIGN KEY ("higher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_asks_asker" ON "friend_asks" USING btree ("asker_id","asked_at");--> statement-breakpoint
CREATE INDEX "friend_invitations_email" ON "friend_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "relationships_higher" ON "relationships" USING btree ("higher_id");