import type { Database } from '../database/database.ts';
import type { WrittenPiece } from '../style-lab/lab-piece.ts';

/** Everything that is shown now, read ([Note: Content]). */
export interface ShownContent {
  /** The pieces of the Style Lab, the newest first. */
  lab: readonly WrittenPiece[];
}

/** What is shown, kept by this server as long as nothing of it changes. */
export interface ContentShelf {
  read(database: Database): Promise<ShownContent>;
}
