import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';

/** What a valid call of an operation is, and what a stranger could try with its ids. */
export interface SampleCall<Name extends OperationName = OperationName> {
  /** A call that this person may make, and that succeeds. */
  valid(server: TestServer, as: Owner): Promise<OperationInput<Name>>;
  /**
   * Of what anyone may call: a call about the account of an email, if there is one, with no secret
   * that is right.
   */
  about?(server: TestServer, email: string): Promise<OperationInput<Name>>;
  /** That call has to tell whether there is an account. */
  tells?: true;
  /**
   * Calls of `stranger` that name what is `owner`'s. Each must be refused; `sees-nothing` ones are
   * answered, with nothing of the owner's in them; `does-own` ones are answered too, and done to what
   * is the stranger's. Left out where no id or owner is taken.
   */
  strange?(
    owner: Owner,
    stranger: Owner,
  ): { input: OperationInput<Name>; is?: 'sees-nothing' | 'does-own' }[];
}

/** A sample of each operation of a part of the table. */
export type SampleCalls<Table> = {
  [Name in keyof Table & OperationName]: SampleCall<Name>;
};
