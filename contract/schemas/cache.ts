import * as v from 'valibot';

/** Inputs and outputs of `cache/manage` (product spec, section 7). */
export const cacheSchemas = {
  refreshCache: {
    input: v.strictObject({
      scopes: v.pipe(
        v.array(v.picklist(['items', 'outfits', 'looks'])),
        v.minLength(1),
        v.maxLength(3),
      ),
    }),
    output: v.object({ cacheRefreshed: v.picklist(['True', 'False']) }),
  },
};
