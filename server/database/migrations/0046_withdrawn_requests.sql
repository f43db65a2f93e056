ALTER TABLE "relationships" DROP CONSTRAINT "relationships_state";--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "relationships" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_state" CHECK (("relationships"."friends_since" is null or "relationships"."asked_by" is null)
        and ("relationships"."friends_since" is null
          or ("relationships"."lower_blocked_at" is null and "relationships"."higher_blocked_at" is null))
        and ("relationships"."asked_by" is null) = ("relationships"."asked_at" is null)
        and ("relationships"."asked_by" is null or "relationships"."asked_by" in ("relationships"."lower_id", "relationships"."higher_id"))
        and ("relationships"."declined_at" is null or "relationships"."asked_by" is not null)
        and ("relationships"."withdrawn_at" is null or "relationships"."declined_at" is not null));