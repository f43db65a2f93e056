import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
}

/** What of Emscripten's file system is touched here. */
interface EmscriptenFileSystem {
  filesystems: { NODEFS: { stream_ops: Record<string, (stream: Stream) => number> } };
}

/**
 * PGlite's Node file system, with the fsync that it lacks: without it a commit lives in the
 * operating system's memory until that finds time, and a power cut loses acknowledged writes.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the database asked for its bytes to be on disk. */
  fsyncs = 0;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    result.emscriptenOpts.preRun = [
      ...(result.emscriptenOpts.preRun ?? []),
      (module) => {
        const { NODEFS } = (module as unknown as { FS: EmscriptenFileSystem }).FS.filesystems;
        NODEFS.stream_ops.fsync = (stream) => {
          this.fsyncs += 1;
          if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}
