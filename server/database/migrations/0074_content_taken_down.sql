ALTER TABLE "content_drafts" ADD COLUMN "revision" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_state" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "kind" text DEFAULT 'shown' NOT NULL;