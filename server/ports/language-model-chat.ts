import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import type { ChatCompletions } from '../config/model-topic.ts';
import { type LanguageModel, ModelAway } from './language-model.ts';

/** Most letters of an answer; one that is longer says something else than was asked. */
const mostLetters = 20_000;
const lastEvent = '[DONE]';

/** One event of the stream: https://platform.openai.com/docs/api-reference/chat-streaming. */
const chunk = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(
        v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }),
      ),
      finish_reason: v.nullish(v.string()),
    }),
  ),
});

/** Asks a model by the protocol that most servers of models speak, as a stream. */
export function openChatCompletions({ url, name, key }: ChatCompletions): LanguageModel {
  return {
    provider: new URL(url).host,
    async answer({ task, data, name: schemaName, schema }, signal) {
      try {
        const answer = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
          method: 'POST',
          redirect: 'error',
          signal,
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(key ? { authorization: `Bearer ${key}` } : {}),
          },
          body: JSON.stringify({
            model: name,
            stream: true,
            messages: [
              { role: 'system', content: task },
              { role: 'user', content: JSON.stringify(data) },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name: schemaName, strict: true, schema },
            },
          }),
        });
        if (!answer.ok || !answer.body) {
          await answer.body?.cancel();
          throw new ModelAway(`the model answers ${answer.status}`);
        }
        return JSON.parse(await readText(answer.body));
      } catch (error) {
        if (error instanceof ModelAway) throw error;
        throw new ModelAway('the model did not answer', { cause: error });
      }
    },
  };
}

/** The text of a stream that came to its end. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: mostLetters }));
  let text = '';
  let end: string | null = null;
  for await (const { data } of events) {
    if (data === lastEvent) break;
    const [choice] = v.parse(chunk, JSON.parse(data)).choices;
    if (choice?.delta?.refusal) throw new ModelAway('the model refuses');
    text += choice?.delta?.content ?? '';
    if (text.length > mostLetters) throw new ModelAway('the answer does not end');
    end = choice?.finish_reason ?? end;
  }
  // `length` and `content_filter` are cut off.
  if (end !== 'stop') throw new ModelAway(`the answer ended by ${end ?? 'itself'}`);
  return text;
}
