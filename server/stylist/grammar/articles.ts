/** Before a garment that may be any of its kind. */
export const generic = new Set(['a', 'an', 'any', 'some', 'no', 'another']);
/** Before one that is known. */
export const definite = new Set(['my', 'the', 'this', 'that', 'these', 'those', 'mine', 'our']);
/** Before one that is asked for: `which shoes go with …`. */
export const asking = new Set(['which', 'what', 'whose']);
