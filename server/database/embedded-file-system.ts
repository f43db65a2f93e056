import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
}

/** The parts of Emscripten's file system that are used here. */
interface EmscriptenFileSystem {
  filesystems: { NODEFS: { stream_ops: Record<string, (stream: Stream) => number> } };
}

/**
 * PGlite's Node file system, with the fsync that it lacks: without it a commit is only in the operating
 * system's memory for a while, and a power cut loses acknowledged writes.
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
