import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBuiltServer } from './built-server.ts';

it('the built server keeps a dump of everything before another engine takes over', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-engine-change-'));
  try {
    const before = await startBuiltServer(dataDir);
    const { userId, token } = await before.member();
    await before.call(
      'saveWardrobe',
      { owner: userId, name: 'Kept through the change', description: '' },
      token,
    );
    await before.close();
    const note = path.join(dataDir, 'engine.json');
    expect(JSON.parse(fs.readFileSync(note, 'utf8')).pglite).toMatch(/^\d/);
    fs.writeFileSync(note, JSON.stringify({ pglite: '0.4.0', postgres: '18' }));

    const after = await startBuiltServer(dataDir);
    const dump = fs.readFileSync(path.join(dataDir, 'database-0.4.0.sql'), 'utf8');
    expect(dump).toContain('Kept through the change');
    const { wardrobes } = await after.call('getWardrobes', { owner: userId }, token);
    expect(wardrobes.map(({ name }) => name)).toEqual(['Kept through the change']);
    await after.close();
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
