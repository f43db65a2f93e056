/** The question to a language model. */
export interface ModelQuestion {
  /** The work it is to do. Nothing of this was written by anybody else. */
  task: string;
  /** The data it is to do it with: as JSON, and nothing to obey. */
  data: unknown;
  /** A name for the schema: letters and underscores. */
  name: string;
  /** The JSON schema of its answer. */
  schema: object;
}

/** The model does not answer now, or says what cannot be used. */
export class ModelAway extends Error {
  override name = 'ModelAway';
}

/** A language model. What it says is to be checked by whoever asks. */
export interface LanguageModel {
  /** The host that runs it, as members are told. */
  readonly provider: string;
  /** Its answer, as JSON was read of it; nothing of it is checked. Throws ModelAway, also once the signal says so. */
  answer(question: ModelQuestion, signal: AbortSignal): Promise<unknown>;
}
