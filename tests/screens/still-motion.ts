import { MotionGlobalConfig } from 'framer-motion';

// Motion ends at once: happy-dom rejects a promise that nobody holds whenever an animation is
// cancelled, where browsers mark it as handled.
MotionGlobalConfig.skipAnimations = true;
