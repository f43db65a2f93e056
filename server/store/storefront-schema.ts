import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** The version of the Storefront API that Hem speaks (product spec, section 7). */
export const storefrontVersion = '2025-01';

/** The schema file's name where the build puts it, beside the bundle. */
const builtFile = 'storefront.schema.json';

let schema: GraphQLSchema | undefined;

/** The Storefront API's own schema of 2025-01; read once, when it is first asked for. */
export function storefrontSchema(): GraphQLSchema {
  schema ??= buildClientSchema(
    JSON.parse(fs.readFileSync(schemaFile(), 'utf8')) as IntrospectionQuery,
  );
  return schema;
}

/** The file as its package has it, or copied beside the bundle. */
function schemaFile(): string {
  const built = path.join(path.dirname(fileURLToPath(import.meta.url)), builtFile);
  if (fs.existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@shopify/hydrogen-react/${builtFile}`);
}
