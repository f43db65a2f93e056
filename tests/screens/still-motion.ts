import { MotionGlobalConfig } from 'framer-motion';

// Motion ends at once: when an animation is cancelled happy-dom rejects a promise that nothing handles,
// where browsers mark it as handled.
MotionGlobalConfig.skipAnimations = true;
