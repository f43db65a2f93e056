import { type FetchError, type FetchOptions, ofetch } from 'ofetch';
import type { ErrorEnvelope } from '#contract/error-codes.ts';
import type { OperationName } from '#contract/operations.ts';
import { AppError, kindOfStatus, ofEnvelope } from './errors.ts';
import { settings } from './settings.ts';
import { appVersion } from './versions.ts';

/** What every call carries (product spec, section 7). */
const client = ofetch.create({
  method: 'POST',
  retry: 0,
  parseResponse: parse,
  headers: {
    'content-type': 'application/json',
    'x-api-key': settings.apiKey,
    'accept-language': 'en-US',
    'x-app-version': appVersion,
  },
});

/** Posts a call of the API, once. Throws AppError of what the server answered, else the error of the network. */
export async function post<Answer>(
  operation: OperationName,
  path: string,
  options: FetchOptions<'json'>,
): Promise<Answer> {
  try {
    return await client<Answer>(path, options);
  } catch (error) {
    const { data, status } = error as FetchError<ErrorEnvelope | undefined>;
    if (data?.status === 'error' && typeof data.code === 'string') {
      throw ofEnvelope(data, operation);
    }
    if (status) throw new AppError(kindOfStatus(status), { operation, cause: error });
    throw error;
  }
}

/**
 * The JSON of an answer, or nothing if it is none: the status of a gateway's page still says what
 * happened.
 */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
