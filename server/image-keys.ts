/** Where the bytes of a picture are: as sent, and as served. */
export const imageKeys = {
  upload: (imageId: string) => `uploads/${imageId}`,
  rendition: (imageId: string, rendition: number | string) => `images/${imageId}/${rendition}`,
};
