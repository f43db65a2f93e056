ALTER TABLE "items" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until the job has derived what pieces are called and found by, they are in the order of their titles.
UPDATE "items" SET "sort_name" = lower("title");--> statement-breakpoint
INSERT INTO "jobs" ("kind", "payload") SELECT 'derive-items', '{}' WHERE EXISTS (SELECT FROM "items");
