-- Pieces without a title are called by more of what is known of them (decision 037).
INSERT INTO "jobs" ("kind", "payload") SELECT 'derive-items', '{}' WHERE EXISTS (SELECT FROM "items");
