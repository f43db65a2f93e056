import { writeNativeHostDocs } from './native-host-docs.ts';

writeNativeHostDocs();
