// A server in a process of its own, with the members of the load. Started by load.ts.
import { readConfig } from '#server/config/config.ts';
import { launch } from '#server/launch.ts';
import { makeLoadMembers } from './load-members.ts';

const config = readConfig(process.env);
const running = await launch(config, { pages: null, demo: false }, (error) => {
  console.error(error);
  process.exit(1);
});
const members = await makeLoadMembers(running.app.services, Number(process.env.LOAD_MEMBERS));
process.on('message', (request) => {
  if (request === 'stop') void running.close().then(() => process.exit(0));
});
process.send?.({ address: running.addresses.app, members });
