CREATE TABLE "wash_intervals" (
	"owner_id" uuid NOT NULL,
	"category" text NOT NULL,
	"wears" smallint,
	CONSTRAINT "wash_intervals_owner_id_category_pk" PRIMARY KEY("owner_id","category")
);
--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "wears_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "wears_set" integer;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "counted_day" date;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "wears_by_then" integer;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "wears_since_wash" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "wears_uncounted_until" date;--> statement-breakpoint
ALTER TABLE "wash_intervals" ADD CONSTRAINT "wash_intervals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Before it was counted nobody said what was washed, so all begins clean; what was said to be worn was worn once.
UPDATE "items" SET "wears_uncounted_until" = current_date;--> statement-breakpoint
INSERT INTO "availability_changes" ("item_id", "before", "after", "wears_before", "wears_set", "counted_day", "wears_by_then", "counted_at")
  SELECT "id", 'worn', 'worn', 1, 1, current_date, 0, now() FROM "items" WHERE "availability" = 'worn';--> statement-breakpoint
UPDATE "items" SET "wears_since_wash" = 1 WHERE "availability" = 'worn';--> statement-breakpoint
-- [Note: Wears since the wash]
CREATE FUNCTION count_wears_since_wash(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE items SET
    wears_since_wash = counted.wears,
    availability = CASE
      WHEN items.availability IN ('ready', 'worn') THEN CASE WHEN counted.wears > 0 THEN 'worn' ELSE 'ready' END
      ELSE items.availability
    END
  FROM (
    SELECT one.id, greatest(0, coalesce(last.wears_set, 0) - coalesce(last.wears_by_then, 0) + (
      SELECT count(*)::int FROM plan_items AS named JOIN plans AS worn ON worn.id = named.plan_id
      WHERE named.item_id = one.id AND worn.is_worn AND worn.deleted_at IS NULL AND CASE
        WHEN last.counted_day IS NOT NULL THEN worn.day >= last.counted_day
        WHEN one.wears_uncounted_until IS NOT NULL THEN worn.day > one.wears_uncounted_until
        ELSE true
      END
    )) AS wears
    FROM items AS one LEFT JOIN LATERAL (
      SELECT change.wears_set, change.counted_day, change.wears_by_then FROM availability_changes AS change
      WHERE change.item_id = one.id AND change.wears_set IS NOT NULL
      ORDER BY change.counted_at DESC, change.id DESC LIMIT 1
    ) AS last ON true
    WHERE one.id = ANY (ids)
  ) AS counted
  WHERE items.id = counted.id AND (
    items.wears_since_wash <> counted.wears
    OR items.availability = CASE WHEN counted.wears > 0 THEN 'ready' ELSE 'worn' END
  )
$$;--> statement-breakpoint
CREATE FUNCTION count_wears_of_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_wears_since_wash(ARRAY(SELECT DISTINCT item_id FROM named));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_wears_of_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_wears_since_wash(ARRAY(
    SELECT DISTINCT named.item_id
    FROM plan_items AS named JOIN plans_after AS later ON later.id = named.plan_id
      JOIN plans_before AS earlier ON earlier.id = later.id
    WHERE (later.is_worn OR earlier.is_worn)
      AND (later.is_worn, later.deleted_at IS NULL, later.day)
        IS DISTINCT FROM (earlier.is_worn, earlier.deleted_at IS NULL, earlier.day)
  ));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_items_named AFTER INSERT ON "plan_items" REFERENCING NEW TABLE AS named
  FOR EACH STATEMENT EXECUTE FUNCTION count_wears_of_named();--> statement-breakpoint
CREATE TRIGGER plan_items_unnamed AFTER DELETE ON "plan_items" REFERENCING OLD TABLE AS named
  FOR EACH STATEMENT EXECUTE FUNCTION count_wears_of_named();--> statement-breakpoint
CREATE TRIGGER plans_worn AFTER UPDATE ON "plans" REFERENCING NEW TABLE AS plans_after OLD TABLE AS plans_before
  FOR EACH STATEMENT EXECUTE FUNCTION count_wears_of_plans();
