// Runs in a frame of another origin: passes on what the simulator tells it to, as its own words.
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  const target = data.frame === undefined ? parent : parent[data.frame];
  target.postMessage(data.text, '*');
});
