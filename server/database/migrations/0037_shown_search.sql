-- What others than its owner may find a thing by is apart from notes and tags (decision 072).
INSERT INTO "jobs" ("kind", "payload") SELECT 'derive-items', '{}'
  WHERE EXISTS (SELECT FROM "items") OR EXISTS (SELECT FROM "outfits") OR EXISTS (SELECT FROM "looks");
