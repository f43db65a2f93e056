/** The path where the server gives the app's page to be kept for a start without the network. */
export const startPagePath = '/start-page';
